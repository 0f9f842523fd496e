import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Column } from '@/components/section';
import { Sections } from '@/components/sections';
import { appointment } from '@/content/appointment';
import { AppointmentForm } from '@/sections/appointment/appointment-form';
import { NextSteps } from '@/sections/appointment/next-steps';

/** APPT-1 */
export default function AppointmentPage() {
  return (
    <Sections>
      <BreadcrumbBanner heading="Appointment" lead={appointment.lead} />
      <Column className="grid items-start gap-x-20 gap-y-14 py-section lg:grid-cols-[7fr_4fr]">
        <AppointmentForm />
        <div className="lg:sticky lg:top-32">
          <NextSteps />
        </div>
      </Column>
    </Sections>
  );
}
