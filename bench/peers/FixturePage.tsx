// The fixture's body and document for the peers.
import type { Fixture } from './Fixture.ts';
import { Icon } from '../home/site/pages/home/Icon.tsx';
import { MenuToggle } from './Interactive.tsx';
import { Clouds, Contact, Hero, Industries, News, Regions, Services } from './FixtureSections.tsx';

type Props = { texts: Fixture };

function Header({ texts }: Props) {
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

function Footer({ texts }: Props) {
  return (
    <footer className="ft">
      <div className="wrap">
        <div className="ft-grid">
          {texts.footer.map((group) => (
            <div key={group.title} className="ft-g">
              <h2 className="ft-t">{group.title}</h2>
              <ul>
                {group.items.map((link) => (
                  <li key={link.href}>
                    <a className="ft-a" href={link.href}>
                      {link.text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="copy">{texts.ui.copyright}</p>
      </div>
    </footer>
  );
}

export function FixturePage({ texts }: Props) {
  return (
    <>
      <Header texts={texts} />
      <main id="main">
        <Hero texts={texts} />
        <Clouds texts={texts} />
        <Industries texts={texts} />
        <Services texts={texts} />
        <News texts={texts} />
        <Regions texts={texts} />
        <Contact texts={texts} />
      </main>
      <Footer texts={texts} />
    </>
  );
}

export function FixtureDocument({ texts }: Props) {
  return (
    <html lang={texts.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{texts.title}</title>
        <meta name="description" content={texts.description} />
        <link rel="stylesheet" href="/assets/style.css" />
      </head>
      <body>
        <FixturePage texts={texts} />
      </body>
    </html>
  );
}
