/** Runs in the page: whether it, and each of its sections, answers to script. */
export const isHydrated = () => {
  const marked = (name: string) => performance.getEntriesByName(name).length;
  return marked('hydrated') > 0 && marked('section hydrated') >= marked('section');
};
