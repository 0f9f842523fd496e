import { firm as facts } from '@/content/firm';

const { name, legalName, tagline, titlePattern, founded, state, board, timeZone } = facts;

/** The facts that sentences of the pages mention, so that browsers do not get the others twice. */
export const firm = {
  name,
  legalName,
  tagline,
  titlePattern,
  founded,
  state,
  board,
  zone: timeZone.name,
};
