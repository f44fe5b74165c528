import { resolver } from 'hono-openapi';
import { z } from 'zod';

/** The names of the schemas in the document's `components`, filled by the module `openapi`. */
export const schemaNames = z.registry<{ id: string }>();

const OPTIONS: z.core.ToJSONSchemaParams = {
  metadata: schemaNames,
  /** Describes a record of fixed keys as an object with these fields, and the items of a tuple by a schema. */
  override: ({ jsonSchema }) => {
    const { propertyNames, required, additionalProperties, prefixItems } = jsonSchema;
    if (prefixItems?.[0]) jsonSchema.items = prefixItems[0];
    if (!propertyNames || !required || !additionalProperties) return;
    jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
    delete jsonSchema.propertyNames;
    delete jsonSchema.additionalProperties;
  },
};

/** Returns the OpenAPI description of a schema, with references to its named parts. */
export function toSchemaDoc(schema: z.ZodType) {
  return resolver(schema, { options: OPTIONS });
}
