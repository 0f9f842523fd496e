/** An address on one line, without a break between “Suite” or the state and its number. */
export const addressLine = (address: readonly string[]): string =>
  address.join(', ').replace(/(Suite|[A-Z]{2}) (?=\d)/g, '$1\u00a0');
