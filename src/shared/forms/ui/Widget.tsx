// The widget of a service in the place of the slider, fetched when the form is touched; when it cannot be had, the sum.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useField, useForm } from '../live/FormContext.ts';
import type { HumanCheck } from '../live/useHumanCheck.ts';
import css from './HumanCheckView.module.css';

export function Widget({ check, id }: { check: HumanCheck; id: string | undefined }) {
  const { locale, show, t } = useForm();
  const { id: field } = useField('slider');
  const place = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const [away, setAway] = useState(false);
  const { touched } = check;

  const begin = useEffectEvent(async () => {
    if (begun.current || !place.current) return;
    begun.current = true;
    try {
      const { showWidget } = await import('../live/showWidget.ts');
      await showWidget({
        place: place.current,
        language: locale.iso,
        prove(token) {
          check.prove(token);
          if (token) show('slider', undefined);
        },
        giveUp() {
          if (!check.ask()) return;
          setAway(true);
          show('slider', { field: 'slider', key: 'captcha', words: t('check.failed') });
        },
      });
    } catch {
      // The line is gone: the next touch tries again.
      begun.current = false;
      check.untouch();
    }
  });
  useEffect(() => {
    if (touched) void begin();
  }, [touched]);

  return (
    <div
      ref={place}
      className={`${css.scripted} ${css.widget}`}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${field}-l`}
      hidden={away}
    />
  );
}
