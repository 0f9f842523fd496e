/** The document title of a page (RT-1); a route without a title gets the default one. */
export const documentTitle = (title?: string) =>
  title === undefined ? 'Default Title' : `${title} - Accupay Vue App`;
