// The fixture's three interactive parts as React components with state: menu, tabs, countdown.
import { useEffect, useState, type ReactNode } from 'react';

export function MenuToggle({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        id="menu-btn"
        type="button"
        className="burger"
        aria-expanded={open}
        aria-controls="nav"
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <div id="nav" className={open ? 'nav open' : 'nav'}>
        {children}
      </div>
    </>
  );
}

export function Tabs({ labels, children }: { labels: string[]; children: ReactNode[] }) {
  const [selected, setSelected] = useState(0);
  return (
    <div className="tabs">
      <div role="tablist" className="tablist">
        {labels.map((label, index) => (
          <button
            key={label}
            id={`tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === selected}
            aria-controls={`panel-${index}`}
            onClick={() => setSelected(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {children.map((child, index) => (
        <div
          key={labels[index]}
          id={`panel-${index}`}
          role="tabpanel"
          aria-labelledby={`tab-${index}`}
          className="panel"
          hidden={index !== selected}
        >
          {child}
        </div>
      ))}
    </div>
  );
}

const clockOf = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

export function Countdown({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time id="countdown" className="countdown">
      {clockOf(left)}
    </time>
  );
}
