/** The props of a page: its route's title, and the last segment of a details path. */
export type PageProps = { title?: string | undefined; name?: string | undefined };
