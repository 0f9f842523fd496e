/** The possessive of a name: “Ana’s”, “the Accountants’”. */
export const possessive = (name: string): string => `${name}${/s$/i.test(name) ? '’' : '’s'}`;
