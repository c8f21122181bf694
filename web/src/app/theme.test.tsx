import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ThemeChoice } from './theme-choice.tsx';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

describe('ThemeChoice', () => {
  it('applies the chosen theme and sets the cookie', async () => {
    render(<ThemeChoice />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
    await userEvent.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.cookie).not.toContain('theme=');
  });

  it('starts with the server’s theme', () => {
    document.documentElement.dataset.theme = 'light';
    render(<ThemeChoice />);
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  });
});
