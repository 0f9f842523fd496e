export const CompanyLogo = ({ name }: { name: string }) => <span>{name}</span>;
