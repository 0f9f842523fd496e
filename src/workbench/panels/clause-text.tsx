type Props = { id: string; text: string | undefined };

/** A clause with its text. */
export const ClauseText = ({ id, text = 'is not in the specification.' }: Props) => (
  <p className="wb-clause">
    <strong>{id}</strong> <Literals text={text} />
  </p>
);

/** Text with the parts between backticks as code. */
export const Literals = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
