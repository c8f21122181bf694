import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { money } from '../../../shared/domain/money.ts';
import { CheckboxField, RadioGroup } from './choice.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('links label, hint and error to the input', () => {
    render(<TextField error="Required" hint="As on the parcel" label="Name" />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input).toHaveAccessibleDescription('As on the parcel Required');
    expect(input).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Required');
  });

  it('is valid and undescribed without hint and error', () => {
    render(<TextField error={undefined} label="Name" />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });
});

describe('PasswordField', () => {
  it('shows the password on press, and hides it again', async () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('SelectField', () => {
  it('offers its options, and a placeholder that cannot be chosen', async () => {
    const changed = vi.fn();
    render(
      <SelectField
        defaultValue=""
        label="Country"
        onChange={(event) => changed(event.target.value)}
        options={[{ value: 'GB', label: 'United Kingdom' }]}
        placeholder="Choose"
      />,
    );
    expect(screen.getByRole('option', { name: 'Choose' })).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'United Kingdom');
    expect(changed).toHaveBeenCalledWith('GB');
  });
});

describe('MoneyField', () => {
  it('reports minor units while typing, and null for an invalid amount', async () => {
    const told = vi.fn();
    function Bid() {
      const [text, setText] = useState('');
      return (
        <MoneyField
          currency="GBP"
          label="Your bid"
          onChange={(typed, amount) => {
            setText(typed);
            told(amount);
          }}
          value={text}
        />
      );
    }
    render(<Bid />);
    await userEvent.type(screen.getByLabelText('Your bid'), '12.5x');
    expect(told.mock.calls.map(([amount]) => amount)).toEqual([
      money(100, 'GBP'),
      money(1_200, 'GBP'),
      null,
      money(1_250, 'GBP'),
      null,
    ]);
  });
});

describe('choices', () => {
  it('shows why a box must be ticked', () => {
    render(<CheckboxField error="Accept the terms" label="I accept" />);
    expect(screen.getByRole('checkbox', { name: 'I accept' })).toHaveAccessibleDescription(
      'Accept the terms',
    );
  });

  it('moves through the options of a group by arrow keys', async () => {
    function Expiry() {
      const [value, setValue] = useState('30');
      return (
        <RadioGroup
          legend="Keep it for"
          onChange={(event) => setValue(event.target.value)}
          options={[
            { value: '30', label: '30 days' },
            { value: '60', label: '60 days' },
          ]}
          value={value}
        />
      );
    }
    render(<Expiry />);
    expect(screen.getByRole('group', { name: 'Keep it for' })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: '30 days' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '60 days' })).toBeChecked();
  });
});
