/** Without its code, the page stands as it does without script. */
export const giveUp = () => {
  delete document.documentElement.dataset.script;
};
