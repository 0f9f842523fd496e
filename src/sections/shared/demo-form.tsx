import type { ComponentProps } from 'react';
import { Checkbox, Field } from '@/components/field';
import { SubmitLine } from '@/components/submit-line';
import {
  DemoFormProvider,
  useDemoForm,
  useFormCheck,
  useFormResult,
  useFormText,
} from '@/state/use-demo-form';

type Named = { name: string };

type FormProps = Omit<ComponentProps<'form'>, 'name'> &
  Named & {
    /** The toast that a submission shows. */
    message?: string;
  };

/** A form that sends nothing and keeps what is typed and chosen in its fields (ST-FORM, VAL-6). */
export const DemoForm = ({ name, message, ...props }: FormProps) => (
  <DemoFormProvider name={name} message={message}>
    <Form {...props} />
  </DemoFormProvider>
);

const Form = (props: ComponentProps<'form'>) => <form {...useDemoForm()} {...props} />;

type TextProps = ComponentProps<typeof Field> & Named & { type?: 'text' | 'date' };

/** A text field of the form around it. For a password, which is not kept, use `Field`. */
export const FormField = (props: TextProps) => <Field {...props} {...useFormText(props.name)} />;

type CheckboxProps = Named & Pick<ComponentProps<typeof Checkbox>, 'children'>;

/** A checkbox of the form around it. */
export const FormCheckbox = (props: CheckboxProps) => (
  <Checkbox {...props} {...useFormCheck(props.name)} />
);

/** The submit button of the form around it, and the result beside it. */
export const FormSubmitLine = (props: Omit<ComponentProps<typeof SubmitLine>, 'result'>) => (
  <SubmitLine {...props} result={useFormResult()} />
);
