// The fixture's header as the peers build it, from the language's texts.
import { Icon } from '../home/site/pages/home/Icon.tsx';
import type { Fixture } from './Fixture.ts';
import { MenuToggle } from './Interactive.tsx';

export function FixtureHeader({ texts }: { texts: Fixture }) {
  const { ui } = texts;
  return (
    <header className="hd">
      <div className="wrap hd-row">
        <a className="brand" href={texts.home}>
          <Icon shape={0} className="logo" />
          {texts.brand}
        </a>
        <MenuToggle label={ui.menu}>
          <nav aria-label={ui.menu}>
            <ul className="mn">
              {texts.menu.map((group) => (
                <li key={group.title} className="mn-g">
                  <span className="mn-t">{group.title}</span>
                  <ul className="mn-s">
                    {group.items.map((link) => (
                      <li key={link.href}>
                        <a className="mn-a" href={link.href}>
                          {link.text}
                        </a>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </nav>
        </MenuToggle>
        <ul className="langs" aria-label={ui.languages}>
          {texts.languages.map((language) => (
            <li key={language.code}>
              <a
                href={language.href}
                hrefLang={language.code}
                lang={language.code}
                aria-current={language.code === texts.lang ? 'true' : undefined}
              >
                {language.text}
              </a>
            </li>
          ))}
        </ul>
        <div className="acct">
          <a className="btn btn-ghost" href="/account/login">
            {ui.login}
          </a>
          <a className="btn btn-primary" href="/account/register">
            {ui.signup}
          </a>
        </div>
      </div>
    </header>
  );
}
