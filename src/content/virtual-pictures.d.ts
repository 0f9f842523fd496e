declare module 'virtual:pictures' {
  /** The files of photographs by path: each file's path within the site and its width in px. */
  export const pictures: Readonly<Record<string, readonly (readonly [string, number])[]>>;
}
