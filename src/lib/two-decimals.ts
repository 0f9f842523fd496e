/**
 * A number to the cent, its thousands set apart: `1,234.50`. The platform's `Intl.NumberFormat`
 * takes a phone a tenth of a second to begin with.
 */
export const twoDecimals = (number: number) => number.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
