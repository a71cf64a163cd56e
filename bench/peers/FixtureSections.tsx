// The fixture's sections for the peers, built from the texts of a language.
import { Icon } from '../home/site/pages/home/Icon.tsx';
import type { Fixture } from './Fixture.ts';
import { Countdown, Tabs } from './Interactive.tsx';

type Props = { texts: Fixture };

function More({ to, name, label }: { to: string; name: string; label: string }) {
  return (
    <a className="more" href={to}>
      {label}
      <span className="sr"> {name}</span>
    </a>
  );
}

export function Hero({ texts }: Props) {
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        {texts.banners.map((banner, index) => (
          <article key={banner.href} className={`banner banner-${index + 1}`}>
            {index === 0 ? <h1>{banner.title}</h1> : <h2>{banner.title}</h2>}
            <p className="lead">{banner.text}</p>
            {index === 1 && (
              <p className="ends">
                <span>{texts.ui.endsIn}</span> <Countdown seconds={texts.countdown} />
              </p>
            )}
            <a className="btn btn-primary" href={banner.href}>
              {banner.cta}
            </a>
          </article>
        ))}
      </div>
    </section>
  );
}

export function Clouds({ texts: { clouds, ui } }: Props) {
  return (
    <section className="sec sec-clouds">
      <div className="wrap">
        <h2 className="sec-t">{clouds.title}</h2>
        <p className="sec-i">{clouds.intro}</p>
        <ul className="grid grid-4">
          {clouds.items.map((cloud, index) => (
            <li key={cloud.href} className="card card-cloud">
              <Icon shape={index} />
              <h3 className="card-t">{cloud.name}</h3>
              <p className="card-p">{cloud.text}</p>
              <ul className="tags">
                {cloud.tags.map((tag) => (
                  <li key={tag} className="badge-info">
                    {tag}
                  </li>
                ))}
              </ul>
              <More to={cloud.href} name={cloud.name} label={ui.more} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Industries({ texts: { industries, ui } }: Props) {
  return (
    <section className="sec sec-ind">
      <div className="wrap">
        <h2 className="sec-t">{industries.title}</h2>
        <Tabs labels={industries.items.map(({ name }) => name)}>
          {industries.items.map((industry, index) => (
            <div key={industry.href} className="ind">
              <Icon shape={index + 2} className="ico ico-lg" />
              <h3>{industry.name}</h3>
              <p>{industry.text}</p>
              <More to={industry.href} name={industry.name} label={ui.more} />
            </div>
          ))}
        </Tabs>
      </div>
    </section>
  );
}

export function Services({ texts: { services } }: Props) {
  return (
    <section className="sec sec-svc">
      <div className="wrap">
        <h2 className="sec-t">{services.title}</h2>
        <ul className="grid grid-4">
          {services.items.map((service, index) => (
            <li key={service.name} className="card card-svc">
              <Icon shape={index + 1} />
              <h3 className="card-t">{service.name}</h3>
              <p className="card-p">{service.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function News({ texts: { news } }: Props) {
  return (
    <section className="sec sec-news">
      <div className="wrap">
        <h2 className="sec-t">{news.title}</h2>
        <ul className="grid grid-3">
          {news.items.map((item) => (
            <li key={item.href} className="card card-news">
              <article>
                <time className="date" dateTime={item.date}>
                  {item.date}
                </time>
                <h3 className="card-t">
                  <a href={item.href}>{item.title}</a>
                </h3>
                <p className="card-p">{item.text}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Regions({ texts: { regions } }: Props) {
  return (
    <section className="sec sec-reg">
      <div className="wrap">
        <h2 className="sec-t">{regions.title}</h2>
        <ul className="regions">
          {regions.items.map((region) => (
            <li key={region} className="region">
              <Icon shape={6} className="pin" />
              <span>{region}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Contact({ texts: { contact } }: Props) {
  return (
    <section className="cta">
      <div className="wrap cta-row">
        <div>
          <h2>{contact.title}</h2>
          <p>{contact.text}</p>
        </div>
        <a className="btn btn-light" href={contact.href}>
          {contact.cta}
        </a>
      </div>
    </section>
  );
}
