/** Something on a page to press or to type into. */
export type Control = {
  path: string;
  tag: string;
  /** The type of an input or button. */
  type: string;
  /** Its label or its text. */
  name: string;
  /** Its index among the controls of the page with this tag and name. */
  nth: number;
  /** The width of a screen that shows it, in px. */
  width: number;
  /** Whether it opens a menu on hover. */
  opensOnHover: boolean;
  /** The control that reveals it, which is pressed first. */
  opener?: Control;
};

/** How a visitor presses it. Into a text field the visitor then types. */
export type InputKind = 'mouse' | 'touch' | 'keyboard' | 'hover';

/** The kinds of input to test a control with. */
const kindsFor = ({ opensOnHover, opener }: Control): InputKind[] => {
  if (opener) return ['touch'];
  return ['mouse', 'touch', 'keyboard', ...(opensOnHover ? (['hover'] as const) : [])];
};

/** Whether visitors type into it. */
export const isText = ({ tag, type }: Control) =>
  tag === 'textarea' || (tag === 'input' && !['radio', 'checkbox'].includes(type));

export const describeControl = ({ path, tag, name, nth }: Control) =>
  `${path}: ${tag} "${name}"${nth > 0 ? ` (${nth + 1})` : ''}`;

/** When a press comes: before the scripts of the page arrive, or while they arrive and run. */
export type Moment = 'before the scripts' | 'during the scripts';

export type Press = { control: Control; kind: InputKind; moment: Moment };

/** The presses of each control: before the scripts by each kind of input, during them by one in turn. */
export const pressesOf = (control: Control, index: number): Press[] => {
  const kinds = kindsFor(control);
  const inTurn = kinds[index % kinds.length] ?? 'mouse';
  return [
    ...kinds.map((kind): Press => ({ control, kind, moment: 'before the scripts' })),
    { control, kind: inTurn, moment: 'during the scripts' },
  ];
};

export const describePress = ({ control, kind, moment }: Press) =>
  `${describeControl(control)}, by ${kind}, ${moment}`;
