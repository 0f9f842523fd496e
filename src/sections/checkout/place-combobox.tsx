import { Combobox, Field } from '@headlessui/react';
import { type ChangeEvent, useMemo } from 'react';
import { FieldLabel } from '@/components/field';
import { useDeferredWithFlush } from '@/lib/use-deferred-with-flush';
import { useCombobox } from '@/state/use-combobox';
import { PlaceField } from './place-field';
import { type Place, PlaceList } from './place-list';

type Props = {
  label: string;
  name: string;
  autoComplete: string;
  options: readonly string[];
  /** Search aliases by option. */
  aliases?: Readonly<Record<string, readonly string[]>>;
  initial: string;
};

const noAliases = {};

/** A searchable dropdown of places that opens on focus (CHK-2, ST-SELECT). */
export function PlaceCombobox({ label, name, aliases = noAliases, ...props }: Props) {
  const { autoComplete, options, initial } = props;
  const place = useCombobox(name, { options, aliases, value: initial });
  const { value, matches, report, choose } = place;
  // A list takes a slow phone 0.3 s.
  const [listed, renderList] = useDeferredWithFlush(matches);
  // New objects per search, so that Headless UI activates the best match instead of the chosen option.
  const places = useMemo(() => listed.map((option): Place => ({ name: option })), [listed]);
  /** Stops the event on autofill, which would make Headless UI open the list. */
  const reportText = (event: ChangeEvent<HTMLInputElement>) => {
    report(event.target.value);
    if (document.activeElement !== event.target) event.stopPropagation();
  };
  return (
    <Field onChangeCapture={reportText}>
      <FieldLabel text={label} isMarked />
      <Combobox
        as="div"
        immediate
        by="name"
        value={{ name: value }}
        virtual={{ options: places }}
        onChange={(chosen: Place | null) => chosen && choose(chosen.name)}
        className="relative"
      >
        {({ open, activeIndex }) => (
          <>
            <PlaceField
              label={label}
              autoComplete={autoComplete}
              place={place}
              isListOpen={open}
              isBestMatchActive={activeIndex === 0 || listed !== matches}
              renderList={renderList}
            />
            <PlaceList place={place} />
          </>
        )}
      </Combobox>
      <input type="hidden" name={name} value={value} />
    </Field>
  );
}
