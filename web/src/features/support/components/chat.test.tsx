import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepConsent } from '../../../lib/testing/keep-consent.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { HelpDrawer } from './help-drawer.tsx';

const nonEssential = { analytics: false, chatUrl: 'https://chat.example/start?site=1' };
const frame = () => screen.queryByTitle('Chat with us, by chat.example');
const start = () => screen.queryByRole('button', { name: 'Start the chat' });

const open = () => renderAt('/', <HelpDrawer onClose={() => undefined} open />, { nonEssential });

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset.chat = 'allowed';
});
afterEach(() => {
  delete document.documentElement.dataset.chat;
  keepConsent(null);
});

describe('the support chat', () => {
  it('asks for consent first, names the provider, and gives the e-mail address', () => {
    open();
    expect(frame()).toBeNull();
    expect(screen.getByText('chat.example')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@localhost' })).toBeInTheDocument();
    fireEvent.click(start()!);
    expect(frame()).toHaveAttribute('src', nonEssential.chatUrl);
    expect(document.cookie).not.toContain('deckle-consent');
  });

  it('opens at once with consent, in a sandboxed frame', () => {
    keepConsent('yes');
    open();
    expect(start()).toBeNull();
    expect(frame()).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-forms allow-same-origin allow-popups',
    );
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
  });

  it('shows the frame once it has loaded', () => {
    keepConsent('yes');
    open();
    expect(screen.getByText('Opening the chat with chat.example …')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@localhost' })).toBeInTheDocument();
    fireEvent.load(frame()!);
    expect(screen.queryByText(/^Opening/)).toBeNull();
    act(() => vi.advanceTimersByTime(60_000));
    expect(frame()).toBeInTheDocument();
  });

  it('gives up after thirty seconds', () => {
    keepConsent('yes');
    open();
    act(() => vi.advanceTimersByTime(29_999));
    expect(frame()).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(frame()).toBeNull();
    expect(screen.getByText('The chat is not answering')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@localhost' })).toBeInTheDocument();
  });

  it('retries for another thirty seconds', () => {
    keepConsent('yes');
    open();
    act(() => vi.advanceTimersByTime(30_000));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(29_999));
    expect(frame()).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(frame()).toBeNull();
  });

  it('links to another page if the policy blocks the frame', () => {
    delete document.documentElement.dataset.chat;
    keepConsent('yes');
    open();
    expect(frame()).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the chat' })).toHaveAttribute(
      'href',
      nonEssential.chatUrl,
    );
  });

  it('is absent if it is not configured', () => {
    renderAt('/', <HelpDrawer onClose={() => undefined} open />);
    expect(screen.queryByText(/chat/i)).toBeNull();
    expect(screen.getByRole('link', { name: 'help@localhost' })).toBeInTheDocument();
  });
});
