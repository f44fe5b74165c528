import { existsSync } from 'node:fs';
import { EDITOR_FOLDER } from '#api/local/install.mjs';

/** Returns whether the editor's packages are present, in whatever version: code that needs them is judged only then. */
export const hasEditorPackages = () => existsSync(`${EDITOR_FOLDER}/node_modules`);
