import { Choices } from '@/components/choices';
import { useTheme } from '@/state/use-theme';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Chooses the theme (ST-THEME). */
export function ThemeSwitch() {
  const { theme, choose } = useTheme();
  return (
    <Choices
      legend="Theme"
      name="theme"
      options={themes}
      value={theme}
      onChoose={choose}
      className="needs-script narrow:flex-wrap flex w-fit max-sm:mt-0.5 lg:max-xl:mr-12 max-lg:-ml-3 lg:-mr-3"
      optionClassName="narrow:flex-none narrow:px-2 grid min-h-11 place-items-center rounded-sm px-3 text-xs decoration-marigold decoration-2 underline-offset-[6px] has-focus-visible:outline-marigold has-checked:text-on-evergreen has-checked:underline hover:text-on-evergreen"
    />
  );
}
