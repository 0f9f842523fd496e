/**
 * Runs in each document before its scripts: reports text that a translator may take from React. Where
 * React changes, adds or removes a text node by itself, or inserts an element before one, that node may
 * no longer be there: such text is the whole content of an element of its own.
 */
export const watchBareText = () => {
  /** Text that React holds as a node. What is the only child of an element, it writes into that. */
  const isBare = (node: Node | null) =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  const report = (doing: string, text: Node | null, parent: Node | null) =>
    console.error(
      `${location.pathname}: ${doing} “${text?.textContent}” in ${(parent as Element | null)?.outerHTML.slice(0, 200)}`,
    );
  new MutationObserver((records) => {
    // Not in the workbench, which is for developers.
    if (!document.querySelector('#root[data-path]')) return;
    for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
      if (type === 'characterData' && isBare(target))
        report('changes bare text', target, target.parentNode);
      for (const node of [...addedNodes, ...removedNodes])
        if (isBare(node)) report('adds or removes bare text', node, target);
      if (addedNodes.length > 0 && isBare(nextSibling))
        report('inserts something before bare text', nextSibling, target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};
