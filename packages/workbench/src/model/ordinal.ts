const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** A place in words: `2nd`. */
export const ordinal = (place: number): string => {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  return `${place}${(!isTeen && endings[place % 10]) || 'th'}`;
};
