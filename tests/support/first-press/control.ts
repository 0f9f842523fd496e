/** Something to press or to type into, as it is found on its page. */
export type Control = {
  path: string;
  tag: string;
  /** That of an input or a button. */
  type: string;
  /** Its label, or its text. */
  name: string;
  /** Its place among those of the page with this tag and name. */
  nth: number;
  /** That of a screen on which it shows. */
  width: number;
  /** Whether it opens a menu when the pointer rests on it. */
  opensOnHover: boolean;
  /** What is pressed first, for it stands in what that opens. */
  opener?: Control;
};

/** How somebody presses. A text field is typed into, whatever brings the focus there. */
export type InputKind = 'mouse' | 'touch' | 'keyboard' | 'hover';

/** The ways in which a control is worked. */
const kindsFor = ({ opensOnHover, opener }: Control): InputKind[] => {
  if (opener) return ['touch'];
  return ['mouse', 'touch', 'keyboard', ...(opensOnHover ? (['hover'] as const) : [])];
};

/** Whether it is typed into. */
export const isText = ({ tag, type }: Control) =>
  tag === 'textarea' || (tag === 'input' && !['radio', 'checkbox'].includes(type));

export const describeControl = ({ path, tag, name, nth }: Control) =>
  `${path}: ${tag} "${name}"${nth > 0 ? ` (${nth + 1})` : ''}`;

/** When a press comes: before the page's scripts do, or as they come and run. */
export type Moment = 'before its scripts' | 'amid its scripts';

export type Press = { control: Control; kind: InputKind; moment: Moment };

/** How each control is pressed: by each kind of input before scripts, by one in turn amid them. */
export const pressesOf = (control: Control, index: number): Press[] => {
  const kinds = kindsFor(control);
  const inTurn = kinds[index % kinds.length] ?? 'mouse';
  return [
    ...kinds.map((kind): Press => ({ control, kind, moment: 'before its scripts' })),
    { control, kind: inTurn, moment: 'amid its scripts' },
  ];
};

export const describePress = ({ control, kind, moment }: Press) =>
  `${describeControl(control)}, by ${kind}, ${moment}`;
