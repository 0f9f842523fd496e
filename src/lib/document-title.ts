import { firm } from '@/content/firm.excerpt';

/** The document title of a page; `Default Title` if its route has none (RT-1). */
export const documentTitle = (title?: string) =>
  title === undefined ? 'Default Title' : firm.titlePattern.replace('{Page}', () => title);
