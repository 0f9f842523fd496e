import { CurrentYear } from '@/components/current-year';

/** A post's date, followed by the current year (HOME-13, BLOG-1). */
export const PostDate = ({ date }: { date: string }) => (
  <span className="whitespace-nowrap">
    {date}, <CurrentYear />
  </span>
);
