import type { Skill } from '@/content/team';

/** A member's skills as bars, in percent (TEAM-1). */
export const SkillBars = ({ skills }: { skills: readonly Skill[] }) => (
  <ul className="grid gap-x-12 gap-y-6 sm:max-md:grid-cols-2 lg:grid-cols-2">
    {skills.map(({ label, percent }) => (
      <li key={label}>
        <p className="ledger-row gap-x-4 text-sm font-semibold">
          <span>{label}</span>
          <span className="figure">{percent}%</span>
        </p>
        <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-evergreen-700" style={{ width: `${percent}%` }} />
        </div>
      </li>
    ))}
  </ul>
);
