import type { BuiltPage } from './built-page';
import { structuredReference } from './structured-firm';
import { memberPath } from './subject';

/**
 * What a page is about, as schema.org describes it. A product has no offer, though it has a price:
 * nothing can be bought here (CHK-3), and the price line of its page is a sample (SHOP-2), which
 * differs from the price in the cart.
 */
export function structuredSubject(page: BuiltPage, address: string): object[] {
  const { path, subject, description, image, words } = page;
  const url = address + path;
  const firm = structuredReference(address);
  const pictures = words.picture ? [address + words.picture.path] : [];
  switch (subject?.kind) {
    case 'post': {
      const { day, tag, author } = subject.post;
      return [
        {
          '@type': 'BlogPosting',
          headline: words.heading,
          description,
          image: [...pictures, address + image],
          datePublished: day,
          articleSection: tag,
          mainEntityOfPage: url,
          author: {
            '@type': 'Person',
            name: author.name,
            jobTitle: author.designation,
            url: address + memberPath(author.name),
          },
          publisher: firm,
        },
      ];
    }
    case 'product':
      return [
        {
          '@type': 'Product',
          name: subject.product.name,
          description,
          image: pictures,
          url,
          brand: firm,
        },
      ];
    case 'member':
      return [
        {
          '@type': 'Person',
          name: subject.member.name,
          jobTitle: subject.member.designation,
          description,
          image: pictures,
          url,
          worksFor: firm,
        },
      ];
    default:
      return [];
  }
}
