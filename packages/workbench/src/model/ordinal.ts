/** A place in words: `2nd`. */
export const ordinal = (place: number): string =>
  place + ((Math.floor(place / 10) % 10 !== 1 && ['', 'st', 'nd', 'rd'][place % 10]) || 'th');
