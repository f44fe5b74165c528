/** What other rooms may call of nominees. */
export { takesPart } from '../scoring/record/scoring-state.ts';
export { startDueSelections } from './start-due-selections.ts';
export { startSelection } from './start-selection.ts';
