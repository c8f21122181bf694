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
  vi.useRealTimers();
  delete document.documentElement.dataset.chat;
  keepConsent(null);
});

describe('the support chat', () => {
  it('asks first, says who runs it, and tells how to write to us meanwhile', () => {
    open();
    expect(frame()).toBeNull();
    expect(screen.getByText('chat.example')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@localhost' })).toBeInTheDocument();
    fireEvent.click(start()!);
    expect(frame()).toHaveAttribute('src', nonEssential.chatUrl);
    expect(document.cookie).not.toContain('deckle-consent');
  });

  it('opens at once for who consented, bound to its frame', () => {
    keepConsent('yes');
    open();
    expect(start()).toBeNull();
    expect(frame()).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-forms allow-same-origin allow-popups',
    );
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
  });

  it('waits while it loads, and shows it when it has', () => {
    keepConsent('yes');
    open();
    expect(screen.getByText('Opening the chat with chat.example …')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@localhost' })).toBeInTheDocument();
    fireEvent.load(frame()!);
    expect(screen.queryByText(/^Opening/)).toBeNull();
    act(() => vi.advanceTimersByTime(60_000));
    expect(frame()).toBeInTheDocument();
  });

  it('gives up after thirty seconds, and not before', () => {
    keepConsent('yes');
    open();
    act(() => vi.advanceTimersByTime(29_999));
    expect(frame()).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(frame()).toBeNull();
    expect(screen.getByText('The chat is not answering')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@localhost' })).toBeInTheDocument();
  });

  it('tries again with another thirty seconds', () => {
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

  it('is a way out where the document may not frame it', () => {
    delete document.documentElement.dataset.chat;
    keepConsent('yes');
    open();
    expect(frame()).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the chat' })).toHaveAttribute(
      'href',
      nonEssential.chatUrl,
    );
  });

  it('is not there where none is configured', () => {
    renderAt('/', <HelpDrawer onClose={() => undefined} open />);
    expect(screen.queryByText(/chat/i)).toBeNull();
    expect(screen.getByRole('link', { name: 'help@localhost' })).toBeInTheDocument();
  });
});
