import { slugify } from '../../src/lib/slugify.ts';

/** The position and the picture of a team member. */
export type Member = { designation: string; img: string };

/** The path of a person's picture. */
export type PortraitOf = (name: string) => string;

/** The picture of a member of the team; of others, the portrait named after them, which may not exist. */
export const portraitsWith =
  (team: ReadonlyMap<string, Member>): PortraitOf =>
  (titled) => {
    const name = titled.replace(/^Dr\. /, '');
    return team.get(name)?.img ?? `/portraits/${slugify(name)}.svg`;
  };
