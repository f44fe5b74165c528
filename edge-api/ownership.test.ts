import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Writes of another module's table, each with its reason; at most three. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'payments → submissions.submissions':
    'status, attempt and version are columns of the submission, so that lists need no join; payments alone writes them',
};

/** The write statements of one file, as `module → owner.table`, for tables that it imports from a module's table.ts. */
function findWrites(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const tables = new Map<string, string>();
  const writes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) collectTables(file, node, tables);
    const argument = ts.isCallExpression(node) ? getWrittenArgument(node) : undefined;
    const table = argument && ts.isIdentifier(argument) ? tables.get(argument.text) : undefined;
    if (table !== undefined) writes.push(`${getModule(file)} → ${table}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return writes;
}

function collectTables(file: string, node: ts.ImportDeclaration, tables: Map<string, string>): void {
  if (!ts.isStringLiteral(node.moduleSpecifier)) return;
  const { text } = node.moduleSpecifier;
  const target = text.startsWith('#api/')
    ? text.slice('#api/'.length)
    : path.posix.join(path.posix.dirname(file), text);
  const names = node.importClause?.namedBindings;
  if (path.posix.basename(target) !== 'table.ts' || !names) return;
  if (ts.isNamedImports(names)) {
    for (const { name, propertyName = name } of names.elements)
      tables.set(name.text, `${getModule(target)}.${propertyName.text}`);
  } else if (getModule(target) !== getModule(file)) {
    throw new Error(`${file}: import the tables of ${target} by name`);
  }
}

/** Returns what `db.insert(…)`, `db.update(…)`, `db.delete(…)` or `insertIf(db, …)` names as its table. */
function getWrittenArgument({ expression, arguments: args }: ts.CallExpression): ts.Expression | undefined {
  if (ts.isIdentifier(expression)) return expression.text === 'insertIf' ? args[1] : undefined;
  const isWrite =
    ts.isPropertyAccessExpression(expression) &&
    ['insert', 'update', 'delete'].includes(expression.name.text);
  return isWrite ? args[0] : undefined;
}

function getModule(file: string): string {
  return file.split('/')[0] ?? '';
}

/** All writes of the Worker; the sandbox and the tools of this machine are no part of it. */
const writes = globSync('*/**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !/^(?:sandbox|local)\//.test(file) && !/\.(test|fixture)\.ts$/.test(file))
  .flatMap(findWrites);

const foreignWrites = new Set(
  writes.filter((write) => {
    const [writer = '', table = ''] = write.split(' → ');
    return getModule(table.replace('.', '/')) !== writer;
  }),
);

test('only the module that defines a table writes it', () => {
  const unexplained = [...foreignWrites].filter((write) => !(write in EXCEPTIONS));
  expect(unexplained).toEqual([]);
});

test('finds every kind of write, and no exception is out of date', () => {
  expect(writes).toEqual(
    expect.arrayContaining(['platform → platform.mails', 'payments → payments.checkouts']),
  );
  expect([...foreignWrites]).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
  expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(3);
});
