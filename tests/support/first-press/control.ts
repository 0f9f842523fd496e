/** A control to press or type into. */
export type Control = {
  path: string;
  tag: string;
  /** The type of an input or button. */
  type: string;
  /** Its label or its text. */
  name: string;
  /** Its index among the controls of the page with this tag and name. */
  nth: number;
  /** The width of a screen on which it is shown, in px. */
  width: number;
  /** Whether it opens a menu on hover. */
  opensOnHover: boolean;
  /** The control that reveals it and is pressed first. */
  opener?: Control;
};

/** How it is pressed. Text fields are then typed into. */
export type InputKind = 'mouse' | 'touch' | 'keyboard' | 'hover';

/** The kinds of input to test a control with. */
const kindsFor = ({ opensOnHover, opener }: Control): InputKind[] => {
  if (opener) return ['touch'];
  return ['mouse', 'touch', 'keyboard', ...(opensOnHover ? (['hover'] as const) : [])];
};

/** Whether visitors type into it. */
export const isText = ({ tag, type }: Control) =>
  tag === 'textarea' || (tag === 'input' && !['radio', 'checkbox'].includes(type));

/** A readable name of a control. */
export const describeControl = ({ path, tag, name, nth }: Control) =>
  `${path}: ${tag} "${name}"${nth > 0 ? ` (${nth + 1})` : ''}`;

/** When it is pressed: before the page's scripts load, or while they load and run. */
export type Timing = 'before the scripts' | 'during the scripts';

export type Press = { control: Control; kind: InputKind; timing: Timing };

/** The presses of a control: before the scripts with each kind of input, during them with one. */
export const pressesOf = (control: Control, index: number): Press[] => {
  const kinds = kindsFor(control);
  const inTurn = kinds[index % kinds.length] ?? 'mouse';
  return [
    ...kinds.map((kind): Press => ({ control, kind, timing: 'before the scripts' })),
    { control, kind: inTurn, timing: 'during the scripts' },
  ];
};

/** A readable name of a press. */
export const describePress = ({ control, kind, timing }: Press) =>
  `${describeControl(control)}, by ${kind}, ${timing}`;
