import { ApiError } from '../platform/errors.ts';
import { WINNERS_ALREADY_SELECTED } from './rules.ts';

/** The choice of winners is final: nothing of the campaign changes after it. */
export const winnersAlreadySelected = () =>
  new ApiError(409, 'winners_already_selected', WINNERS_ALREADY_SELECTED);
