import * as notionists from '@dicebear/notionists';

type Property = { items?: { enum?: readonly string[] } };

/**
 * The variant of a feature in the Notionists set, which has them by number. Throws if there is none of
 * this number: the set would leave the feature out.
 */
export function variantOf(feature: string, number: number): string {
  const { items } = (notionists.schema.properties?.[feature] ?? {}) as Property;
  const variants = items?.enum?.filter((name) => name.startsWith('variant')) ?? [];
  const variant = `variant${String(number).padStart(2, '0')}`;
  if (variants.includes(variant)) return variant;
  throw new Error(`${feature}: expected 1 to ${variants.length}, but got ${number}`);
}
