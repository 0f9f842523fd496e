type Props = { id: string; text: string | undefined };

/** A clause in full; what stands in backticks there is meant literally. */
export const ClauseText = ({
  id,
  text = 'is in no specification that this workbench was given.',
}: Props) => (
  <p className="wb-clause">
    <strong>{id}</strong> <Literals text={text} />
  </p>
);

/** A text whose every second part, cut at backticks, is set as literal. */
export const Literals = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
