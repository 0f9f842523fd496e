import type { FullPost } from '../../src/content/post';
import type { Product } from '../../src/content/products';
import type { TeamMember } from '../../src/content/team';
import { slugify } from '../../src/lib/slugify';
import { postDay } from './post-day';

/** A post, and the day on which it was published, as `2026-01-15`. */
export type DatedPost = FullPost & { day: string };

/** The post, product or member that a page shows. */
export type Subject =
  | { kind: 'post'; post: DatedPost }
  | { kind: 'product'; product: Product }
  | { kind: 'member'; member: TeamMember };

/** The path of a member's page. */
export const memberPath = (name: string) => `/team/${slugify(name)}`;

type Found = {
  /** The page's item, if items of its kind are fetched one at a time. */
  item: FullPost | Product | null | undefined;
  team: readonly TeamMember[];
  /** The day of the build. */
  today: string;
};

/** The subject of a page; undefined if it has none, or shows a sample for unknown names (RT-5). */
export function subjectOf(path: string, { item, team, today }: Found): Subject | undefined {
  if (item && 'article' in item)
    return { kind: 'post', post: { ...item, day: postDay(item.date, today) } };
  if (item) return { kind: 'product', product: item };
  const member = team.find(({ name }) => memberPath(name) === path);
  return member && { kind: 'member', member };
}
