/** Runs in the page: whether it and all its sections have hydrated. */
export const isHydrated = () => {
  const marked = (name: string) => performance.getEntriesByName(name).length;
  return marked('hydrated') > 0 && marked('section hydrated') >= marked('section');
};
