import type { Appearance } from '@stripe/stripe-js';

/** The site's design tokens for the fields in Stripe's frame. */
export function stripeAppearance(): Appearance {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const appearance: Appearance = {
    theme: 'flat',
    variables: {
      colorBackground: colour('--sheet'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-soft'),
      colorTextPlaceholder: colour('--ink-soft'),
      colorPrimary: colour('--ink'),
      colorDanger: colour('--dot'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '0px',
    },
    rules: { '.Input': { border: `1px solid ${colour('--line')}`, boxShadow: 'none' } },
  };
  probe.remove();
  return appearance;
}
