import { useEffect, useState } from 'react';
import { readTheme, type Theme, themes, writeTheme } from './theme.ts';
import styles from './theme-choice.module.css';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** System, light or dark; the server reads the choice from a cookie. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(readTheme(document)), []);
  return (
    <fieldset>
      <legend className={styles.legend}>Appearance</legend>
      <div className={styles.choices}>
        {themes.map((name) => (
          <label className={styles.choice} key={name}>
            <input
              autoComplete="off"
              checked={theme === name}
              name="theme"
              onChange={() => {
                setTheme(name);
                writeTheme(document, name);
              }}
              type="radio"
              value={name}
            />
            <span>{labels[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
