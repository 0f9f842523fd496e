import type { Page } from 'playwright-core';

export type TreeNode = { role: string; name: string; level?: number; url?: string };

const nameless = ['generic', 'none', 'StaticText', 'InlineTextBox', 'paragraph'];

/** The accessibility tree in document order, texts included. */
async function readNodes(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): TreeNode[] => {
    const { ignored, role, name, properties = [], childIds = [] } = byId.get(id) ?? {};
    const property = (key: string) => properties.find((item) => item.name === key)?.value.value;
    const within = childIds.flatMap(read);
    const isOfRadios = role?.value === 'group' && within.some((node) => node.role === 'radio');
    if (ignored || !role) return within;
    const node = {
      role: isOfRadios ? 'radiogroup' : role.value,
      name: name?.value?.trim() ?? '',
      level: property('level'),
      url: property('url'),
    };
    return [node, ...within];
  };
  return read(nodes[0]?.nodeId ?? '');
}

/** The elements of the accessibility tree that have a role, in document order. */
export async function readTree(page: Page): Promise<TreeNode[]> {
  return (await readNodes(page)).filter(({ role }) => !nameless.includes(role));
}

/** The texts that screen readers read, in document order. */
export async function readTexts(page: Page): Promise<string[]> {
  const tree = await readNodes(page);
  return tree.filter(({ role }) => role === 'StaticText').map(({ name }) => name);
}

const named = [
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'radiogroup',
  'spinbutton',
  'image',
  'img',
  'dialog',
  'navigation',
  'region',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'listbox',
  'option',
  'progressbar',
  'meter',
  'Iframe',
  'heading',
];

/** Missing names, skipped heading levels, and different elements with the same name. */
export function faultsOfTree(tree: readonly TreeNode[]): string[] {
  const faults = tree
    .filter(({ role, name }) => named.includes(role) && name === '')
    .map(({ role, url }) => `a ${role} has no name ${url ?? ''}`);

  const count = (role: string) => tree.filter((node) => node.role === role).length;
  if (count('banner') !== 1) faults.push(`${count('banner')} banners`);
  if (count('main') !== 1) faults.push(`${count('main')} mains`);
  if (count('contentinfo') > 1) faults.push(`${count('contentinfo')} contentinfos`);

  const headings = tree.filter(({ role }) => role === 'heading');
  let above = 0;
  for (const { name, level = 0 } of headings) {
    if (level > above + 1) faults.push(`heading "${name}" skips from ${above} to ${level}`);
    above = level;
  }
  const first = headings.filter(({ level }) => level === 1).length;
  if (first !== 1) faults.push(`${first} headings of level 1`);

  const targets = new Map<string, Set<string>>();
  for (const { role, name, url = '' } of tree) {
    if (role === 'link') targets.set(name, (targets.get(name) ?? new Set()).add(url));
  }
  for (const [name, urls] of targets) {
    if (urls.size > 1) faults.push(`links "${name}" lead to ${[...urls].join(' and ')}`);
  }
  const landmarks = tree.filter(({ role }) =>
    ['navigation', 'region', 'complementary'].includes(role),
  );
  for (const [index, { role, name }] of landmarks.entries()) {
    const isTwin = landmarks
      .slice(0, index)
      .some((other) => other.role === role && other.name === name);
    if (isTwin) faults.push(`two ${role} "${name}"`);
  }
  return faults;
}
