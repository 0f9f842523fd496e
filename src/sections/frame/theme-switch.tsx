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
      className="needs-script narrow:flex-wrap flex w-fit max-sm:mt-0.5 lg:max-xl:mr-12 rounded border border-on-evergreen/20 p-1"
      optionClassName="narrow:flex-none narrow:px-2 grid min-h-11 place-items-center rounded-sm px-4 text-xs font-semibold has-focus-visible:outline-marigold has-checked:bg-on-evergreen/20 has-checked:text-on-evergreen hover:not-has-checked:bg-on-evergreen/10"
    />
  );
}
