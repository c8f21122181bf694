import { useEffect, useRef } from 'react';
import styles from './mails.module.css';

/** A mail's HTML. Nothing in it runs, and its links are words. */
export function MailFrame({ html }: { readonly html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const onResize = () => setHeight(frame.current);
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  const show = () => {
    const parts = frame.current?.contentDocument?.querySelectorAll<HTMLElement>('[data-style]');
    for (const part of parts ?? []) part.style.cssText = part.dataset.style ?? '';
    setHeight(frame.current);
  };
  return (
    <iframe
      className={styles.frame}
      onLoad={show}
      ref={frame}
      sandbox="allow-same-origin"
      srcDoc={framed(html)}
      title="The mail"
    />
  );
}

/** As high as its mail is. */
function setHeight(frame: HTMLIFrameElement | null): void {
  const page = frame?.contentDocument?.documentElement;
  if (frame && page) frame.style.height = `${page.offsetHeight}px`;
}

/**
 * Without links, and with its styles set aside: our policy allows none in HTML, so that they are
 * set once the frame has loaded.
 */
const framed = (html: string) => html.replaceAll(/ (style|href)="/g, ' data-$1="');
