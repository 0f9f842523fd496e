export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}><rect width="32" height="32" rx="7" fill="#12654A" /></svg>
);
