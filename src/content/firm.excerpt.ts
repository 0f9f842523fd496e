import { firm as facts } from '@/content/firm';

const { name, shortName, legalName, tagline, titlePattern, founded, state, board, timeZone } =
  facts;

/** The facts that sentences of the pages mention, so that browsers do not get the others twice. */
export const firm = {
  name,
  shortName,
  legalName,
  tagline,
  titlePattern,
  founded,
  state,
  board,
  zone: timeZone.name,
};
