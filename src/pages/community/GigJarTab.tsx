export const GigJarTab = () => <h2>Gig Jar</h2>;
