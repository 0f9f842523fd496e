/** The newsletter sign-up (LAY-6, VAL-1). */
export const newsletter = {
  title: 'One email a month, ahead of your deadlines',
  lead: 'Your due dates, any new rules and one thing to check in your books.',
  missingEmail: 'Please enter your email',
  hint: 'Demo: nothing is sent',
  thanks: 'Thanks for subscribing!',
};
